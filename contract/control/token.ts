/** Where a call says the token of a locked mock: a header, a cookie, or a parameter of its address (WAY-009). */
export const TOKEN_HEADER = 'x-mock-token'
export const TOKEN_COOKIE = 'mock-token'
export const TOKEN_QUERY = 'token'

/** A token that fits into a header, a cookie and an address as it is. */
export const MOCK_TOKEN = /^[\w.~-]{8,100}$/
export const MOCK_TOKEN_RULE = 'must be 8 to 100 letters, digits, or one of - _ . ~'
