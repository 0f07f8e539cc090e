// One chunk: the two differ in one form.
export { RegisterSellerPage } from './RegisterSellerPage.tsx'
export { RegisterTransporterPage } from './RegisterTransporterPage.tsx'
