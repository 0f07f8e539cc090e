import type { Plugin } from 'vite'

/** Replaces the module by its text at build time, so that the word lists and weights that it is made of are not in the app (ADR 013). */
export function tableAsText(): Plugin {
  return {
    name: 'table-as-text',
    apply: 'build',
    load: {
      filter: { id: /\/tools\/understand\/tableText\.ts$/ },
      async handler() {
        const { tableText } = await import('./tableText.ts')
        return `export const tableText = ${JSON.stringify(tableText)}`
      },
    },
  }
}
