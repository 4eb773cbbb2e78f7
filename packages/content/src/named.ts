export type Language = 'en' | 'it' | 'es'
export type Named = { readonly [language in Language]: string }
