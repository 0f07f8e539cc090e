/** Switches the browser to a world: shop, phones and console (QA-003). */
export function enterWorld(name: string, to: string = window.location.href): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- Chrome 105 over plain http has no cookie store
  document.cookie = `mock-world=${name}; path=/; samesite=lax`
  if (to === window.location.href) window.location.reload()
  else window.location.replace(to)
}
