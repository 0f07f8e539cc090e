/** Returns the class of a product's image. A photo of any shape fills its plate; a drawing is shown whole (SELL-018). */
export const pictureClass = (src: string): string => (/\.svg$|^data:/.test(src) ? 'fill drawn' : 'fill')
