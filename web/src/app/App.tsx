import { BrowserRouter } from 'react-router-dom'
import { AppRoutes } from './routes.tsx'
import { Shell } from './shell/Shell.tsx'

export const App = () => (
  <BrowserRouter>
    <Shell>
      <AppRoutes />
    </Shell>
  </BrowserRouter>
)
