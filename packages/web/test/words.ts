import ts from 'typescript'

/** Attributes and properties that a player sees or hears. */
const SPOKEN = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'summary',
  'title',
]
const SPOKEN_PROPERTIES = ['ariaLabel', 'innerHTML', 'innerText', 'placeholder', 'textContent', 'title']
const SPEAKING_CALLS = ['alert', 'confirm', 'prompt', 'setCustomValidity']

export interface LooseWord {
  readonly file: string
  readonly line: number
  readonly text: string
}

/** Names and values inside a tag of a drawing are not read by anybody; what stands between two tags is. */
const betweenTags = (text: string): string => text.replace(/<[^<>]*(>|$)/g, '').replace(/^[^<>]*>/, '')
const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replace(/&\w+;/g, ''))
const isSentence = (text: string): boolean => /\p{L}{2,} \p{L}{2,}/u.test(betweenTags(text))

/** What is printed on a key is the same in every language. */
const onKey = (node: ts.Node): boolean =>
  ts.isJsxElement(node.parent) && node.parent.openingElement.tagName.getText() === 'kbd'

/** Messages of errors are for programmers; attributes are judged by their name. */
const isSilent = (node: ts.Node): boolean =>
  ts.isNewExpression(node) || ts.isJsxAttribute(node) || (node.parent !== undefined && isSilent(node.parent))

/** Texts that an expression may come to as they stand in the source: not what a call or a name brings. */
function literalsOf(node: ts.Expression): readonly ts.Node[] {
  if (ts.isStringLiteralLike(node)) return [node]
  if (ts.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.flatMap((span) => [...literalsOf(span.expression), span.literal])]
  }
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)]
  if (ts.isBinaryExpression(node)) {
    const isChoice = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
    return [...(isChoice ? [] : literalsOf(node.left)), ...literalsOf(node.right)]
  }
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return literalsOf(node.expression)
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(literalsOf)
  return []
}

const isComparison = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  [
    ts.SyntaxKind.EqualsEqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsEqualsToken,
    ts.SyntaxKind.LessThanToken,
    ts.SyntaxKind.GreaterThanToken,
  ].includes(node.operatorToken.kind)

const textOf = (node: ts.Node): string =>
  ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) ? node.text : ''

/** Words on the screen that come from the source and not from a catalogue. */
export function looseWords(file: string, source: string): readonly LooseWord[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found = new Set<ts.Node>()
  const visit = (node: ts.Node): void => {
    for (const word of spokenIn(node)) if (hasLetters(textOf(word))) found.add(word)
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return [...found].map((node) => ({
    file,
    line: parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    text: textOf(node).trim(),
  }))
}

function spokenIn(node: ts.Node): readonly ts.Node[] {
  if (ts.isJsxText(node)) return onKey(node) ? [] : [node]
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return literals(node.expression)
  if (ts.isJsxAttribute(node) && SPOKEN.includes(node.name.getText())) return literals(node.initializer)
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    const { left } = node
    return ts.isPropertyAccessExpression(left) && SPOKEN_PROPERTIES.includes(left.name.text) ? literals(node.right) : []
  }
  if (ts.isCallExpression(node)) {
    const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText()
    return SPEAKING_CALLS.includes(name) ? node.arguments.flatMap(literalsOf) : []
  }
  if (ts.isStringLiteralLike(node)) return isSentence(node.text) && !isSilent(node) ? [node] : []
  return []
}

function literals(node: ts.JsxAttributeValue | ts.Expression | undefined): readonly ts.Node[] {
  if (!node) return []
  if (ts.isJsxExpression(node)) return literals(node.expression)
  return isComparison(node) ? [] : literalsOf(node)
}
