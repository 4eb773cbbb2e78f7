// By itself: shapes of messages in the first chunk of the page would break its policy.

/** The header of a request that brings the token of spectators: a proxy’s log holds addresses. */
export const WATCH_HEADER = 'tactic48-watch'
