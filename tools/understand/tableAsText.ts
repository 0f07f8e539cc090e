import type { Plugin } from 'vite'

/** Replaces the module by its text, which it makes from files of word lists and weights (ADR 013). */
export function tableAsText(): Plugin {
  return {
    name: 'table-as-text',
    load: {
      filter: { id: /\/tools\/understand\/tableText\.ts$/ },
      async handler() {
        const { tableText } = await import('./tableText.ts')
        return `export const tableText = ${JSON.stringify(tableText)}`
      },
    },
  }
}
