export { CategoriesCard } from './CategoriesCard.tsx'
export { ClarifyCard } from './ClarifyCard.tsx'
export { ProductsCard } from './ProductsCard.tsx'
