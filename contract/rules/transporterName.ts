import type { Transporter } from '../transporter.ts'

/** Returns the name of a transporter; undefined for no preference, or if the list does not have it. */
export const transporterName = (transporters: readonly Pick<Transporter, 'id' | 'businessName'>[], id: string | undefined) =>
  transporters.find((one) => one.id === id)?.businessName
