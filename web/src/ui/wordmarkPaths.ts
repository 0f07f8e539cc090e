/** SVG paths of the logo on a grid of { width, height }: letters as strokes of width 12.5, fish and sun as fills. */
export const wordmarkPaths = {
  width: 308,
  height: 76,
  line: 12.5,
  letters:
    'M38 33.5C36 27 30.5 24 24.5 24c-8 0-12.5 4.2-12.5 9.6 0 12.4 28 6.9 28 20.9C40 61 34 66 25.5 66s-14-4.4-16-11.5M94 45a20.5 21 0 1 1-41 0 20.5 21 0 1 1 41 0zm0-27v54m18-54v54m0-28c0-13 5.5-20 14-20s13 7 13 18v30m0-28c0-13 5.5-20 14-20s13 7 13 18v30m57-27a20.5 21 0 1 1-41 0 20.5 21 0 1 1 41 0zm0-27v54m18-70v70m53-45v45',
  fish: 'M245 46c9-4 19-13 28-28 3.5 11 2 20-2.5 28 4.5 8 6.5 16 3.5 28-10-12-20-22-29-28',
  sun: 'm294 2 9 9-9 9-9-9z',
} as const
