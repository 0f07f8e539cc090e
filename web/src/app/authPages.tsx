import { page } from './page.ts'

const load = () => import('#web/pages/buyer/AuthPages.tsx')

/** One shared screen in three steps, hence one file (AUTH-001). */
export const LoginPage = page('LoginPage', load)
export const RegisterPage = page('RegisterPage', load)
export const VerifyPage = page('VerifyPage', load)
