/** Stands for the package `classnames` in the app (vite.config.ts). */
export { classes as default } from './classes.ts'
