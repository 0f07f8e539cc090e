export { CategoriesCard } from './CategoriesCard.tsx'
export { ProductsCard } from './ProductsCard.tsx'
