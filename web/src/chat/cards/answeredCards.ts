export { AnsweredCard } from './AnsweredCard.tsx'
export { AnswerRecap } from './AnswerRecap.tsx'
