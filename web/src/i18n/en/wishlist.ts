export const wishlist = {
  added: '{name} is on your wishlist.',
  removed: '{name} is no longer on your wishlist.',
} as const
