/** The first broken rule; `code` and `params` are for translation. */
export interface Refusal {
  readonly refused: true
  readonly rule: string
  readonly code: string
  readonly params: { readonly [name: string]: string | number | boolean }
}

export const refuse = (rule: string, code: string, params: Refusal['params'] = {}): Refusal => ({
  refused: true,
  rule,
  code,
  params,
})

export const isRefusal = (value: object): value is Refusal => (value as Partial<Refusal>).refused === true
