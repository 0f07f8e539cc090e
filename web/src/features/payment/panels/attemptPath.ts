import { paths, withQuery } from '#web/paths.ts'

/** The payment page showing this very attempt, whatever cart is at hand. */
export const attemptPath = (id: string): string => withQuery(paths.checkoutPayment, { attempt: id })
