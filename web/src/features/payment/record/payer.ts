/** Whose payments may be shown and moved now: nobody's without a token (MON-014). */
export { personNow as payerNow, usePerson as usePayer } from '#web/features/session/person.ts'
