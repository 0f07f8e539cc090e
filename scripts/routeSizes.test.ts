import { expect, test } from 'vitest'
import { type Manifest, routesOf, shellOf, staticFiles, styleSheets } from './routeSizes.ts'

const manifest: Manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['index.css'],
    dynamicImports: ['src/pages/buyer/HomePage.tsx', 'src/chat/ChatPage.tsx', 'src/i18n/en/areas/shell.ts', 'src/i18n/sw/areas/shell.ts'],
  },
  '_react.js': { file: 'react.js' },
  '_card.js': { file: 'card.js' },
  'src/pages/buyer/HomePage.tsx': { file: 'home.js', imports: ['_card.js', '_react.js'], dynamicImports: ['src/i18n/en/areas/shop.ts'] },
  'src/chat/ChatPage.tsx': {
    file: 'chat.js',
    imports: ['_card.js'],
    css: ['chat.css'],
    dynamicImports: ['src/chat/cards/PaymentCard.tsx'],
  },
  'src/chat/cards/PaymentCard.tsx': { file: 'pay.js' },
  'src/i18n/en/areas/shell.ts': { file: 'shell-en.js' },
  'src/i18n/sw/areas/shell.ts': { file: 'shell-sw.js' },
  'src/i18n/en/areas/shop.ts': { file: 'shop-en.js' },
  'mock.html': { file: 'mock.js', isEntry: true, css: ['mock.css'] },
}

test('the first view counts entry, static imports, its page and the texts of one language', () => {
  expect([...shellOf(manifest)].sort()).toEqual(['index.js', 'react.js', 'shell-en.js'])
  const home = routesOf(manifest).find((route) => route.name === 'buyer/HomePage')
  expect([...staticFiles(manifest, home?.keys ?? [])].sort()).toEqual(['card.js', 'home.js', 'react.js', 'shop-en.js'])
})

test('the chat counts its own chunk and not the cards of later steps', () => {
  const chat = routesOf(manifest).find((route) => route.name === 'chat')
  expect([...staticFiles(manifest, chat?.keys ?? [])].sort()).toEqual(['card.js', 'chat.js', 'shop-en.js'])
})

test('CSS counts every style sheet of the app but none of the mock', () => {
  expect([...styleSheets(manifest)].sort()).toEqual(['chat.css', 'index.css'])
})
