const SIGN_IN = ['/login', '/register', '/register-seller', '/register-transporter', '/verify-otp']

export const isSignInScreen = (pathname: string): boolean => SIGN_IN.includes(pathname)
export const isChat = (pathname: string): boolean => pathname === '/chat'

/** Everything below a tab has a way back in the phone's bar. */
export const hasBack = (pathname: string): boolean => !['/', '/products', '/orders', '/profile'].includes(pathname)
