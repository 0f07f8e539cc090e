import { answersIn } from './topics.ts'

/** The answers of the topics in Swahili. */
export const answers: object = answersIn('sw')
