/** Returns where to go after sign-in: the path if it belongs to this site, else `/` (SEC-004, AUTH-016). */
export function safeReturn(returnUrl: string | null | undefined): string {
  if (!returnUrl) return '/'
  const [path = ''] = returnUrl.split(/[?#]/)
  const forms = decodings(path)
  return isOwnPath(returnUrl) && forms?.every(isOwnPath) ? returnUrl : '/'
}

const SITE = 'https://site.invalid'
/** Pages that make no sense after a sign-in. */
const NOT_AFTER_SIGN_IN = /^\/(logout|login|register|verify-otp)\/*$/i

function isOwnPath(form: string): boolean {
  if (!form.startsWith('/') || form.startsWith('//') || /[\\\p{Cc}]/u.test(form)) return false
  try {
    const { origin, pathname } = new URL(form, SITE)
    return origin === SITE && !NOT_AFTER_SIGN_IN.test(pathname) && !pathname.startsWith('//')
  } catch {
    return false
  }
}

/** Returns the text and its decodings, until decoding changes nothing. Null if a decoding fails or if the fifth still changed the text. */
function decodings(text: string): string[] | null {
  const forms = [text]
  for (let round = 0; round < 5; round++) {
    const before = forms.at(-1) ?? ''
    try {
      const after = decodeURIComponent(before)
      if (after === before) return forms
      forms.push(after)
    } catch {
      return null
    }
  }
  return null
}
