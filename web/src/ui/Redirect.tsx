import { Navigate } from 'react-router-dom'
import { Skeleton } from './Skeleton.tsx'

/** Leads on; where the next page still has to be fetched, the screen shows that something comes. */
export const Redirect = ({ to }: { to: string }) => (
  <div className="page">
    <Navigate to={to} replace />
    <Skeleton lines={6} />
  </div>
)
