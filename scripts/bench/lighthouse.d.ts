declare module 'lighthouse' {
  type Audit = {
    title: string
    score: number | null
    numericValue?: number
    details?: { type: string; items: unknown[] }
  }
  type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }
  type Report = {
    runtimeError?: { message: string }
    categories: Record<string, Category>
    audits: Record<string, Audit>
  }
  type Flags = { port: number; output: 'json'; logLevel: 'error'; onlyCategories: string[] }
  export default function lighthouse(
    url: string,
    flags: Flags,
  ): Promise<{ lhr: Report } | undefined>
}
