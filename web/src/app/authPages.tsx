import { page } from './page.ts'

const load = () => import('#web/pages/buyer/signIn/AuthPages.tsx')

/** One shared screen in three steps, hence one file (AUTH-001). */
export const LoginPage = page('LoginPage', load, 'signIn')
export const RegisterPage = page('RegisterPage', load, 'signIn')
export const VerifyPage = page('VerifyPage', load, 'signIn')
