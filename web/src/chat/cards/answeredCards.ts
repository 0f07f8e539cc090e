export { AnsweredCard as Past } from './AnsweredCard.tsx'
export { Chosen } from './BuyerChoice.tsx'
