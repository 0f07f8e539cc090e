import { Navigate } from 'react-router-dom'
import { Skeleton } from './Skeleton.tsx'

/** Navigates at once and shows a skeleton until the next page is loaded. */
export const Redirect = ({ to }: { to: string }) => (
  <div className="page">
    <Navigate to={to} replace />
    <Skeleton lines={6} />
  </div>
)
