const DIRECTIVES = [
  "default-src 'self'",
  // React sets inline styles; pictures and workers are made in the page.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
]

/** What the page may load, for a static host that sends no headers. Browsers ignore `frame-ancestors` in a `<meta>`. */
export const META_POLICY = DIRECTIVES.join('; ')

/** The same as a header. */
export const HEADER_POLICY = [...DIRECTIVES, "frame-ancestors 'none'"].join('; ')
