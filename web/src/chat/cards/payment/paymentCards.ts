export { FailureCard } from './FailureCard.tsx'
export { RecoveryCard } from './RecoveryCard.tsx'
export { StillCheckingCard } from './StillCheckingCard.tsx'
export { WaitingCard } from './WaitingCard.tsx'
