/** Goods of the seeded market. */
export const CHANGU = 'red-snapper-changu-1-kg'
export const SATO = 'nile-tilapia-sato-1-kg'
export const SOLD_OUT = 'spiny-lobster-kambakochi-each'
/** Its seller has taken it off the market. */
export const WITHDRAWN = 'whole-yellowfin-jodari-mzima-10-kg'
