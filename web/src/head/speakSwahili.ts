/** Puts the Swahili frame, which lies before this script, into the place of the English one. */
export function speakSwahili(): void {
  const frames = document.querySelector('.frames')
  const swahili = document.querySelector('template')
  if (frames && swahili && document.documentElement.lang === 'sw') frames.replaceChildren(swahili.content)
  swahili?.remove()
}
