/** The part of the site for one role. */
export type Area = 'seller' | 'transporter'

/** The area of a path; null for the shop. `/dashboard` and `/seller-profile` belong to the seller's area (SDSH-002, SDSH-003). */
export function areaOf(path: string): Area | null {
  const [, first = ''] = path.split(/[/?#]/)
  if (first === 'seller' || first === 'dashboard' || first === 'seller-profile') return 'seller'
  return first === 'transporter' ? 'transporter' : null
}
