/** The payers of the scenarios, by their key among the test accounts. */
export const phones = { asha: '255712345678', neema: '255754110226' } as const
