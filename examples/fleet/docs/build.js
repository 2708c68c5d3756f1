console.log('Building docs')
