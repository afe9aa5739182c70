/** The form of a question (RT-018) and what follows it (RT-019); the first load knows them, and nothing else of questions. */
export const askQuestionPath = "/ask-question"
export const questionSentPath = "/ask-question-send"
