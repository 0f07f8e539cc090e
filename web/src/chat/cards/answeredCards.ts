export { Past } from './AnsweredCard.tsx'
export { Chosen } from './BuyerChoice.tsx'
