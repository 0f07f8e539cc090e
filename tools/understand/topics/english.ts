import { answersIn } from './topics.ts'

/** The answers of the topics in English. The type leaves out their keys, which the compiler can't know. */
export const answers: object = answersIn('en')
