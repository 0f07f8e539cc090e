import { expect, test } from 'vitest'
import { type DeclaredPage, declaredPages } from '../build/declaredPages.ts'
import { type Manifest, shellOf, staticFiles, styleSheets, viewsOf } from './routeSizes.ts'

const manifest: Manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['index.css'],
    dynamicImports: [
      'src/pages/buyer/home/HomePage.tsx',
      'src/chat/ChatPage.tsx',
      'src/i18n/en/bundles/shell.ts',
      'src/i18n/sw/bundles/shell.ts',
    ],
  },
  '_react.js': { file: 'react.js' },
  '_card.js': { file: 'card.js' },
  'src/pages/buyer/home/HomePage.tsx': {
    file: 'home.js',
    imports: ['_card.js', '_react.js'],
    dynamicImports: ['src/i18n/en/bundles/shop.ts'],
  },
  'src/chat/ChatPage.tsx': {
    file: 'chat.js',
    imports: ['_card.js'],
    css: ['chat.css'],
    dynamicImports: ['src/chat/cards/PaymentCard.tsx'],
  },
  'src/chat/cards/PaymentCard.tsx': { file: 'pay.js' },
  'src/i18n/en/bundles/shell.ts': { file: 'shell-en.js' },
  'src/i18n/sw/bundles/shell.ts': { file: 'shell-sw.js' },
  'src/i18n/en/bundles/shop.ts': { file: 'shop-en.js' },
  'src/i18n/en/bundles/signIn.ts': { file: 'sign-in-en.js' },
  'src/i18n/en/bundles/footer.ts': { file: 'footer-en.js' },
  'src/app/shell/Footer.tsx': { file: 'footer.js' },
  'mock.html': { file: 'mock.js', isEntry: true, css: ['mock.css'] },
}

const page = (name: string, source: string, bundles: string[]): DeclaredPage => ({
  name,
  source,
  bundles,
  path: '/',
  area: null,
  isPublic: true,
})
const views = viewsOf(manifest, [
  page('HomePage', 'src/pages/buyer/home/HomePage.tsx', ['shop']),
  page('ChatPage', 'src/chat/ChatPage.tsx', ['shop', 'signIn']),
])
const filesOf = (name: string) => [...staticFiles(manifest, views.find((view) => view.name === name)?.keys ?? [])].sort()
const SHELL_FILES = ['index.js', 'react.js', 'shell-en.js']

test('a first view counts entry, static imports, shell, page and the texts of one language', () => {
  expect([...shellOf(manifest)].sort()).toEqual([...SHELL_FILES, 'footer-en.js', 'footer.js'].sort())
  expect(filesOf('buyer/home/HomePage')).toEqual([...SHELL_FILES, 'card.js', 'footer-en.js', 'footer.js', 'home.js', 'shop-en.js'].sort())
})

test('the chat counts its chunk and its text bundles, but neither the cards of later steps nor the footer', () => {
  expect(filesOf('chat')).toEqual([...SHELL_FILES, 'card.js', 'chat.js', 'shop-en.js', 'sign-in-en.js'].sort())
})

test('a page that is not in the manifest is an error, not a view of 0 kB', () => {
  expect(() => viewsOf(manifest, [page('CartPage', 'src/pages/buyer/cart/CartPage.tsx', [])])).toThrow('src/pages/buyer/cart/CartPage.tsx')
})

test('module, path, text bundles and guard of a page are read from its declaration', () => {
  const pages = new Map(declaredPages().map((one) => [one.name, one]))
  expect(pages.get('HomePage')).toMatchObject({ source: 'src/pages/buyer/home/HomePage.tsx', path: '/', bundles: ['shop'], isPublic: true })
  expect(pages.get('VerifyPage')).toMatchObject({ source: 'src/pages/buyer/signIn/AuthPages.tsx', path: '/verify-otp', isPublic: true })
  expect(pages.get('ChatPage')).toMatchObject({ source: 'src/chat/ChatPage.tsx', path: '/chat', isPublic: true })
  expect(pages.get('PaymentPage')).toMatchObject({ path: '/checkout/payment', bundles: ['shop', 'checkout', 'payment'], isPublic: false })
  expect(pages.size).toBeGreaterThan(20)
})

test('CSS counts every style sheet of the app and none of the mock', () => {
  expect([...styleSheets(manifest)].sort()).toEqual(['chat.css', 'index.css'])
})

test('a file that is not in the manifest is an error, not a file of 0 kB', () => {
  expect(() => staticFiles(manifest, ['index.html', 'src/app/Moved.tsx'])).toThrow('src/app/Moved.tsx is not in the manifest')
})
