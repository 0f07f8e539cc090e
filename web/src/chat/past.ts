export { Chosen } from './Chosen.tsx'
export { Past } from './Past.tsx'
