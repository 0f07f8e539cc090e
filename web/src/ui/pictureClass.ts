import { classes } from './classes.ts'

/** Returns the class of a product's image. A photo of any shape fills its plate; a drawing is shown whole (SELL-018). */
export const pictureClass = (src: string): string => classes('fill', /\.svg$|^data:/.test(src) && 'drawn')
