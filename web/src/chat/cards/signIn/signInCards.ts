export { CodeCard } from './CodeCard.tsx'
export { PhoneCard } from './PhoneCard.tsx'
export { RegisterCard } from './RegisterCard.tsx'
export { SignInCard } from './SignInCard.tsx'
